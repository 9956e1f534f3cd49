import { act, call, what } from '#shared/safety/sentence.ts';

export const pregnancyWords = {
  pregnancyDanger: {
    label: 'A warning sign in pregnancy or after giving birth',
    words: [
      what(
        'In pregnancy and in the weeks after giving birth, this can be dangerous for you and your baby, and it can be treated.',
      ),
      call(
        'If you have it now or had it in the last 24 hours, call your local emergency number now, and say that you are pregnant or have just given birth.',
      ),
      call('If your maternity unit has given you an emergency line, you can call that instead.'),
      act('If it was earlier, call your maternity team today.'),
    ],
  },
  pregnancyDangerFor: {
    heartOrClot: [
      what(
        'In pregnancy and in the weeks after giving birth, this can come from the heart or a blood clot, and it can be treated.',
      ),
      call(
        'If you have it now or had it in the last 24 hours, even if it has gone, call your local emergency number now, and say that you are pregnant or have just given birth.',
      ),
      act('If it was earlier, call your maternity team today.'),
    ],
  },
  pregnancyBp: {
    label: 'High blood pressure in pregnancy or after giving birth',
    words: [
      what('In pregnancy and after giving birth, 140 over 90 or more should be checked the same day.'),
      act('Call your maternity team today.'),
      call(
        'If you get a bad headache, trouble seeing, pain under the ribs or sudden swelling of the face or hands, call them or your local emergency number now.',
      ),
    ],
  },
  pregnancyKidney: {
    label: 'A kidney or urine result in pregnancy',
    words: [
      what('This kidney or urine result needs a check in pregnancy.'),
      act('Call your maternity team today or tomorrow and read it to them.'),
      call(
        'If you have a bad headache, changes in your sight, pain high in your belly, or swelling of your face or hands, call them or your local emergency number now.',
      ),
    ],
  },
  pregnancyFats: {
    label: 'Very high triglycerides in pregnancy',
    words: [
      what('Triglycerides this high can inflame the pancreas, and in pregnancy they can rise fast.'),
      act('Call your maternity team today or tomorrow.'),
      call('If you get bad pain high in your belly, or vomit with belly pain, call your local emergency number now.'),
    ],
  },
  pregnancyBreath: {
    label: 'Out of breath with a racing heart in pregnancy or after giving birth',
    words: [
      what(
        'Getting out of breath together with a fast or racing heart needs a check today in pregnancy and after giving birth.',
      ),
      act('Call your maternity team today.'),
      call(
        'If you cannot lie flat, have chest pain, feel faint, or are short of breath while sitting still, call your local emergency number now.',
      ),
    ],
  },
} as const;
