import * as words from '#words/question-names.ts';
import activity from '../assets/art/emblem-activity.svg';
import cardiac from '../assets/art/emblem-cardiac.svg';
import environment from '../assets/art/emblem-environment.svg';
import health from '../assets/art/emblem-health.svg';
import nutrition from '../assets/art/emblem-nutrition.svg';
import psychosocial from '../assets/art/emblem-psychosocial.svg';
import sleep from '../assets/art/emblem-sleep.svg';
import wrap from '../assets/art/emblem-wrap.svg';

type ChapterLook = { name: string; emblem: string };

const looks: Readonly<Record<string, ChapterLook>> = {
  health: { name: words.sectionHealth, emblem: health },
  nutrition: { name: words.sectionNutrition, emblem: nutrition },
  activity: { name: words.sectionActivity, emblem: activity },
  sleep: { name: words.sectionSleep, emblem: sleep },
  psychosocial: { name: words.sectionPsychosocial, emblem: psychosocial },
  environment: { name: words.sectionEnvironment, emblem: environment },
  wrap: { name: words.sectionWrap, emblem: wrap },
  symptoms: { name: words.sectionSymptoms, emblem: cardiac },
  bloodPressure: { name: words.bpBand, emblem: cardiac },
  labs: { name: words.labsAvailable, emblem: cardiac },
  diet: { name: words.sectionDiet, emblem: nutrition },
  sleepApnea: { name: words.sectionSleepApnea, emblem: sleep },
  fitness: { name: words.sectionFitness, emblem: activity },
  medications: { name: words.sectionMedications, emblem: health },
  familyEnvironment: { name: words.sectionFamilyEnvironment, emblem: environment },
  myNumbers: { name: words.sectionMyNumbers, emblem: cardiac },
  wearables: { name: words.sectionWearables, emblem: cardiac },
};

export const chapterLook = (section: string): ChapterLook =>
  looks[section] ?? { name: words.questions, emblem: health };
