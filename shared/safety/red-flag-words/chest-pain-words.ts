import { act, aid, call, what } from '#shared/safety/sentence.ts';

export const chestPainWords = {
  chestPainNow: {
    label: 'Chest pain right now',
    words: [
      what('You’ve told us you have chest pain or pressure right now.'),
      call('Please stop here and call your local emergency number now.'),
      aid('Sit down, do not drive yourself, and do not wait for it to pass.'),
    ],
  },
  aorticPain: {
    label: 'Sudden, very strong chest pain',
    words: [
      what(
        'Chest pain that is very strong from the first seconds, or feels like ripping or tearing, can mean a tear in the main blood vessel.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      call('If it was earlier and no one has checked it, go to an emergency department today.'),
    ],
  },
  aorticPainFor: {
    aneurysm: [
      what('You have an aneurysm and new pain.'),
      call(
        'If you have the pain now, or had it in the last 24 hours, call your local emergency number now, even if it is mild or has gone.',
      ),
      act('Say that you have an aneurysm.'),
    ],
  },
  chestPainHeartLike: {
    label: 'Chest pain that may come from the heart',
    words: [
      what('Chest discomfort like yours can come from the heart, even when it goes away again.'),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today and take it easy until then.'),
    ],
  },
  chestPainUrgent: {
    label: 'Chest pain that needs a check today',
    words: [
      act('Please have this chest pain checked by a doctor today.'),
      call(
        'If it is happening now, comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
  },
  chestPainUrgentFor: {
    pregnant: [
      what('Chest pain in pregnancy or after giving birth can come from a blood clot or the heart.'),
      act('Call your maternity team today.'),
      call(
        'If it is happening now, comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    goneADay: [
      act('See a doctor today.'),
      act('If no one can see you today, go to an emergency department.'),
      call(
        'If it comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    orTomorrow: [
      act('Please have this chest pain checked by a doctor today, or tomorrow at the latest.'),
      call(
        'If it is happening now, comes back, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
  },
  anginaPattern: {
    label: 'Chest discomfort with effort',
    words: [
      what('Chest discomfort that comes with effort and eases with rest can come from narrowed heart arteries.'),
      act('Get checked by a doctor today, or tomorrow at the latest, and take it easy until then.'),
      call('If it comes at rest or does not go away within a few minutes, call your local emergency number now.'),
    ],
  },
  anginaPatternFor: {
    pregnant: [
      what('Chest discomfort that comes with effort can come from the heart.'),
      act('Call your maternity team today, and take it easy until then.'),
      call('If it comes at rest or does not go away within a few minutes, call your local emergency number now.'),
    ],
  },
  anginaKnown: {
    label: 'Angina with effort',
    words: [
      what('You have angina and still get chest discomfort with effort.'),
      act('Book an appointment in the next week or two to go over your treatment.'),
      call(
        'If it gets stronger, comes more often, comes at rest or lasts more than a few minutes, call your local emergency number now.',
      ),
      call('If your spray or rest has not helped within 5 minutes, call your local emergency number now.'),
    ],
  },
  anginaKnownFor: {
    pregnant: [
      what('You have angina and still get chest discomfort with effort.'),
      act('Call your maternity team in the next few days and tell them.'),
      call(
        'If it gets stronger, comes more often, comes at rest, or your spray or rest has not helped within 5 minutes, call your local emergency number now.',
      ),
    ],
  },
  chestPainOther: {
    label: 'Other chest pain',
    words: [
      what('This kind of chest pain should be checked.'),
      act('Book an appointment in the next week or two.'),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
  },
  chestPainOtherFor: {
    pregnant: [
      act('Call your maternity team in the next few days and tell them about this pain.'),
      call(
        'If you get pain under the ribs, a bad headache or trouble seeing, call them or your local emergency number now.',
      ),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    stairsOnly: [
      what('Discomfort in your chest, arm or jaw on the stairs can come from narrowed heart arteries.'),
      act('See a doctor in the next few days, and take it easy until then.'),
      call(
        'If it comes at rest, comes more easily, or does not go away within a few minutes, call your local emergency number now.',
      ),
    ],
    rarely: [
      what('Chest pain like this can come from the heart, even if it comes only now and then.'),
      act('See a doctor in the next few days, and take it easy until then.'),
      call(
        'If it comes back and lasts more than a few minutes, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    todayWhenOld: [
      act('Tell a doctor about this in the next few days.'),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    sooner: [
      what('This kind of chest pain should be checked, sooner with what else you told us.'),
      act('See a doctor in the next few days.'),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    calm: [
      act('Tell a doctor about this at an appointment in the next few weeks.'),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
    mealsOrPress: [
      act('Tell a doctor about this at an appointment in the next week or two.'),
      call(
        'If it turns into pressure or tightness, spreads, or comes with sweating, shortness of breath or feeling faint, call your local emergency number now.',
      ),
    ],
  },
} as const;
