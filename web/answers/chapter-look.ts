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
  health: { name: 'Health', emblem: health },
  nutrition: { name: 'Nutrition', emblem: nutrition },
  activity: { name: 'Movement', emblem: activity },
  sleep: { name: 'Sleep', emblem: sleep },
  psychosocial: { name: 'Mind and relationships', emblem: psychosocial },
  environment: { name: 'Surroundings', emblem: environment },
  wrap: { name: 'Wrap-up', emblem: wrap },
  symptoms: { name: 'How you feel', emblem: cardiac },
  bloodPressure: { name: 'Blood pressure', emblem: cardiac },
  labs: { name: 'Blood tests', emblem: cardiac },
  diet: { name: 'Food', emblem: nutrition },
  sleepApnea: { name: 'Breathing at night', emblem: sleep },
  fitness: { name: 'Fitness', emblem: activity },
  medications: { name: 'Medicines', emblem: health },
  familyEnvironment: { name: 'Family and surroundings', emblem: environment },
  myNumbers: { name: 'My numbers', emblem: cardiac },
  wearables: { name: 'Watches and trackers', emblem: cardiac },
};

export const chapterLook = (section: string): ChapterLook => looks[section] ?? { name: 'Questions', emblem: health };
