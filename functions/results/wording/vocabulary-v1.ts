/**
 * Version 1 of the words that the model may use freely, outside the engine's own phrases and sentences. A list of what is
 * allowed, because a list of what is forbidden is never finished: with it no number in any spelling, no unit, no
 * drug, no illness, no link and no other language can get through, whatever the model was talked into.
 *
 * Left out on purpose, also where they would be convenient: numbers and fractions ('one', 'first', 'half', 'twice'),
 * units of time and measure, comparisons ('more', 'better', 'younger'), verdicts ('good', 'poor', 'safe'), negations,
 * the names of quantities ('age', 'risk', 'score'), organs and signs (a finding needs no number), other people's authority
 * ('doctor', 'science'), other people ('person', 'another'), substances, what would set the plan aside ('instead'), and
 * the words in which a kind sentence turns into one about dying ('life', 'end', 'journey', 'close').
 */
const words = `
a an the and or so as at by for from in into of off on onto out to toward through with within across along around
after already before while during where here there then now also just too very quite only even still yet both each every any
all some many few much such same own ever always often usually sometimes
this that these those it its they them their you your yours yourself we us our what which who how why when whether
is are be been being was were has have having had do does doing did can could may might will would shall should must
let lets get gets make made makes give gives given take takes taken keep keeps kept hold held go goes
see seen saw find found know known knew think thought feel felt bring brought build built choose chose chosen begin
began begun become became set put show shown say said tell told read write written mean meant lead led grow grew
grown pick try tried start notice look turn help support allow ease enjoy share add fit suit work count matter
shape change nourish refresh rest relaxed settle return repeat follow
continue carry move stretch stand walk stroll climb dance garden cycle swim exercise train practise lift breathe
sleep wake wind unwind cook eat taste prepare serve plant snack chew talk call meet join visit laugh listen
learn reflect pause step reach aim explore consider remember focus track review check celebrate welcome
encourage invite connect combine spread balance swap like love care spend use used seem suggest
describe gather offer provide create open place arrange schedule link
answer question result summary section area part piece picture page list detail note idea reason basis view
way path road beginning stage time moment morning afternoon evening night today tomorrow tonight
bedtime dinner lunch breakfast meal plate bowl kitchen table home house room bed park street stairs desk
chair screen phone window door light daylight sun air fresh outside outdoors outdoor indoors nature tree green
body mind energy mood strength stamina posture
movement activity motion walking strolling sitting standing training practice session effort pace
habit routine rhythm pattern choice goal target skill tool company family friend
partner group club community living lifestyle everyday daily ordinary
food vegetable fruit bean lentil grain wholegrain nut seed oat leaf herb spice colour colourful variety fibre
protein water plants olive fish soup salad dish recipe portion serving
sleeping nap wakefulness calm quiet joy gratitude purpose meaning
connection closeness friendship conversation hobby music reading book
small large big long early regular steady gentle simple easy plain clear warm kind personal
practical useful helpful possible natural familiar new present recent current whole full free ready able
important main key common general particular special similar several various enough together slowly
gently easily simply clearly regularly steadily mostly mainly especially perhaps maybe really
reward rewarding lasting sustainable realistic manageable achievable pleasant enjoyable encouraging supportive
active involved curious patient consistent flexible mindful deliberate thoughtful
thing things something anything everything foundation building block strand thread
space corner side centre middle bit lot touch guide map direction
based related linked drawn listed described mentioned named noted
because since although though if unless until than but however alongside beside between among about
thank thanks please hello congratulations hope glad happy
attention difference contribution role value worth opportunity
health wellbeing wellness fitness nutrition eating mobility flexibility resilience
`;

/** Never free, and no inflection of them: they belong into the engine's own sentences alone. */
const reserved = `
no not never none nothing nobody neither nor cannot without
zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty
ninety hundred thousand million billion dozen single double triple twice thrice once half third quarter fifth tenth
first second fourth last next per percent percentage fraction majority minority pair couple
year month week day hour minute weekly monthly yearly hourly gram kilo pound ounce litre cup glass mile metre inch
foot feet calorie point points unit dose
more less fewer least most better worse best worst higher lower high low highest lowest increase decrease reduce raise
older younger old young faster slower quicker greater lesser above below over under beyond exceed double
excellent great good fair poor bad normal abnormal healthy unhealthy ideal perfect optimal average severe serious mild
danger dangerous safe unsafe critical elevated weak strong risk risky score factor range age level likely unlikely
chance probability odds calendar biological chronological
alcohol drink drinking wine beer spirit spirits smoke smoking smoker cigarette tobacco vape vaping nicotine drug
medicine medication pill tablet supplement vitamin hormone injection treatment therapy surgery operation prescription
doctor clinician physician nurse pharmacist hospital emergency ambulance clinic symptom symptoms pain
heart muscle bone joint lung blood breath sign signal stress tension pair
disease illness condition disorder diagnosis diagnose cancer diabetes stroke attack failure depression dementia
death die dying dead life end dark peace short late kill cure heal treat guarantee prevent reverse
weight fat thin diet fast fasting fasten starve
`;

const wordsIn = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

const reservedWords: ReadonlySet<string> = wordsIn(reserved);
const allowedWords = new Set([...wordsIn(words)].filter((word) => !reservedWords.has(word)));

/**
 * The only words beside a figure: all that one may be said to do is to stand in this reader's result. Any other could
 * make it a promise ('get'), the effect of a habit ('leads to'), somebody else's ('company') or doubtful ('few'); a list
 * of what misleads would never be finished here either.
 */
const factWords = wordsIn(`
a an the and with in to on of for as so that this these here it its is are you your yours has have
answer answers result results summary section part area page picture show shows shown see find found give gives
describe describes described based today overall whole thank thanks
`);

export const isFactWord = (word: string): boolean => factWords.has(word);

/** For the prompt, so that the model knows what will be accepted. */
export const vocabularyText: string = [...allowedWords].sort().join(' ');
export const factWordsText: string = [...factWords].sort().join(' ');

/** Known as it stands, or as a plain inflection ('walks', 'walking', 'choices', 'steadily') of a known word. */
export const isFreeWord = (word: string): boolean => {
  if (allowedWords.has(word)) return true;
  const forms = [word, ...stems(word)];
  return forms.some((form) => allowedWords.has(form)) && !forms.some((form) => reservedWords.has(form));
};

const endings: readonly [RegExp, string][] = [
  [/'s$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ily$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/([bdgmnpt])\1ed$/, '$1'],
  [/([bdgmnpt])\1ing$/, '$1'],
  [/ly$/, ''],
];

const stems = (word: string): string[] =>
  endings
    .filter(([ending]) => ending.test(word))
    .map(([ending, by]) => word.replace(ending, by))
    .filter((stem) => stem.length > 2);
