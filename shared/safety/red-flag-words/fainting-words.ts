import { act, aid, call, dont, what } from '#shared/safety/sentence.ts';

export const faintingWords = {
  syncopeHeart: {
    label: 'A faint that may come from the heart',
    words: [
      what('A faint like yours can come from the heart.'),
      call('If it happened in the last 24 hours, or you feel faint now, call your local emergency number now.'),
      act('If it was earlier, see a doctor today, and do not drive or train until then.'),
    ],
  },
  syncopeUnexplained: {
    label: 'Fainting that needs a check',
    words: [
      what('Fainting like this, or nearly fainting, should be checked with a heart tracing (ECG).'),
      act(
        'See a doctor today, or tomorrow at the latest, unless this has already been checked by a doctor, with an ECG.',
      ),
      aid('If you take medicine for diabetes, check your sugar now.'),
      act('Take a list of your medicines along: some make fainting more likely.'),
      dont('Do not stop one on your own.'),
      dont('Do not drive until you have been checked.'),
      act('If you hit your head and take a blood thinner, see a doctor today.'),
      call(
        'If you faint again, bleed or have black stools, or have chest pain, shortness of breath or a racing heart, call your local emergency number now.',
      ),
    ],
  },
  syncopeUnexplainedFor: {
    pregnant: [
      what('A faint, or nearly one, needs a check today in pregnancy and after giving birth.'),
      act('Call your maternity team today.'),
      aid('If you take medicine for diabetes, check your sugar now.'),
      dont('Do not drive until you have been checked.'),
      call(
        'If you faint again, bleed, or have belly pain, chest pain, shortness of breath or a racing heart, call your local emergency number now.',
      ),
    ],
    faintLow: [
      what(
        'Feeling faint together with a fast pulse or low blood pressure can mean that you are losing blood or fluid.',
      ),
      act('See a doctor today.'),
      aid('If you take medicine for diabetes, check your sugar now.'),
      dont('Do not drive until you have been checked.'),
      call(
        'If you faint again, bleed, vomit blood, have black stools, or have belly pain, chest pain or shortness of breath, call your local emergency number now.',
      ),
    ],
    faintToday: [
      what('A faint like this should be checked with a heart tracing (ECG).'),
      act('See a doctor today.'),
      aid('If you take medicine for diabetes, check your sugar now.'),
      dont(
        'Take a list of your medicines along: some make fainting more likely. Do not stop one on your own. Do not drive until you have been checked.',
      ),
      call(
        'If you hit your head and take a blood thinner, go to an emergency department now. If you faint again, bleed or have black stools, or have chest pain, shortness of breath or a racing heart, call your local emergency number now.',
      ),
    ],
  },
  syncopeAny: {
    label: 'Fainting',
    words: [
      act('Please tell a doctor about this faint.'),
      act('Book an appointment in the next week or two, and say how it happened.'),
      dont('Do not drive until you have been checked.'),
      call('If you have black stools, belly pain or bleeding, or may be pregnant, see a doctor today.'),
      aid('If you take medicine for diabetes, check your sugar whenever you feel faint.'),
      call(
        'If you faint again, while exercising or lying down, or with chest pain or a racing heart, call your local emergency number now.',
      ),
    ],
  },
  syncopeAnyFor: {
    pregnant: [
      act('Call your maternity team in the next few days and tell them about this faint.'),
      dont('Do not drive until you have been checked.'),
      aid('If you take medicine for diabetes, check your sugar whenever you feel faint.'),
      call(
        'If you faint again, bleed, or have black stools, belly pain, chest pain or a racing heart, call your local emergency number now.',
      ),
    ],
    sooner: [
      act('Please see a doctor about this faint in the next few days, and say how it happened.'),
      dont('Do not drive until you have been checked.'),
      call('If you have black stools, belly pain or bleeding, or may be pregnant, see a doctor today.'),
      aid('If you take medicine for diabetes, check your sugar now.'),
      call(
        'If you faint again, or with chest pain, shortness of breath or a racing heart, call your local emergency number now.',
      ),
    ],
    withinAWeek: [
      act('Please see a doctor about this faint within a week, and say how it happened.'),
      act('Take a list of your medicines along: some make fainting more likely.'),
      dont('Do not stop one on your own.'),
      dont('Do not drive until you have been checked.'),
      call('If you have black stools, belly pain or bleeding, or may be pregnant, see a doctor today.'),
      aid('If you take medicine for diabetes, check your sugar now.'),
      call(
        'If you faint again, or with chest pain, shortness of breath or a racing heart, call your local emergency number now.',
      ),
    ],
  },
} as const;
