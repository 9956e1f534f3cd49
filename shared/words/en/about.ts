import { product } from '#shared/product.ts';

export const pageTitle = 'What this is';
export const lede = (age: number) =>
  `${product.name} is two quizzes that compare your answers with large studies. It’s for people aged ${age} or over. Use it to learn, and to get ready to talk to a doctor. You answer about yourself, at home.`;

// What it is, and what it is not.

export const whatItIs = 'What it is';
export const isInformation = 'Information, free of charge';
export const isEstimate = 'A rough estimate, with its range';
export const isHabits = 'A list of habits to try, with sources';
export const isPage = 'A page you can take to your doctor';
export const whatItIsNot = 'What it is not';
export const noDiagnosis = 'Not a diagnosis or a treatment';
export const noCheckUp = 'Not a medical check-up';
export const noPromise = 'Not a promise about your life';
export const notMonitored = 'Not monitored: no one reads your answers or calls for help';

// Who it is not for.

export const notForWhom = 'Who it’s not for';
export const notUnder = (age: number) => `People under ${age}.`;
export const notPregnant =
  'People who are pregnant or gave birth in the last six weeks. They get no heart number, and the age isn’t made for them.';
export const notKidneys =
  'People on dialysis, with a kidney transplant, or whose kidneys hardly work. They get no heart number.';
export const notHeart = 'People with known heart or artery disease. They get a plan instead of a heart number.';
export const notWeight =
  'People well below a healthy weight, or below it with signs of an eating problem. They get no age and no heart number.';
export const notAges = (from: number, to: number) => `People under ${from} or over ${to}, for the heart number.`;

// How to use it.

export const whatNotFor = 'What not to use it for';
export const notForDecisions =
  'Please don’t start, stop or change a medicine because of a result. It’s not for insurance, for work, or to say who is fit to drive. A good number is no reason to keep smoking or to lose more weight.';
export const whatWeAsk = 'What we ask of you';
export const readNoticeFirst = 'If there is a notice, read it first.';
export const callWhenItSays = 'Call for help when it says so.';
export const takeToDoctor = 'Take the page to a doctor. No doctor reads your answers here.';
export const checkUnits = 'Check the units of the numbers you enter.';

// What the numbers mean.

export const ageTitle = 'What the age means';
export const ageMeans =
  'It’s the age of an average person of your sex with about the same outlook as people with answers like yours. It comes from studies of how long people live. It’s mostly about habits. It doesn’t know your illnesses, medicines or blood tests. Two people with the same answers can be many years apart, so we show a range.';
export const riskTitle = 'What the heart number means';
export const riskMeans =
  'It says how many in 100 people with answers like yours have a first heart attack or stroke in the next 10 years. It uses the American Heart Association’s PREVENT equations.';
export const limitsTitle = 'Where it can be wrong';
export const limitMemory = 'You may not remember an answer exactly.';
export const limitPlaces = 'The studies are mostly from the US and Europe. They fit other places less well.';
export const limitCauses = 'Studies show what goes together. They cannot always show what causes what.';
export const limitChoices = 'Some of our numbers are our own choice.';

// Who checks it, and who runs it.

export const whoChecks = 'Who checks it';
export const howChecked = 'We keep a list of what could go wrong, and go through it again and again.';
export const howTranslated =
  'The other languages are translated from the English by a language model. A second one, which saw only the translation, wrote back in English what each sentence about safety says. We mended what differed.';
export const whoRuns = 'Who runs it';
