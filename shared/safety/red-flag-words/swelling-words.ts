import { act, call, what } from '#shared/safety/sentence.ts';

export const swellingWords = {
  legClot: {
    label: 'One swollen leg',
    words: [
      what('One leg that is newly swollen, painful, warm or red can mean a blood clot.'),
      act('Get checked by a doctor today.'),
      call('If you get short of breath, have chest pain or faint, call your local emergency number now.'),
    ],
  },
  heartFailureWorse: {
    label: 'Signs that fluid is building up',
    words: [
      what('Swelling or breathing that has got worse can mean that fluid is building up.'),
      act('Call your heart team or a doctor today.'),
      call(
        'If you cannot lie flat, are short of breath while sitting still or feel faint, call your local emergency number now.',
      ),
    ],
  },
  heartFailureWorseFor: {
    pregnant: [
      what('Swelling or breathing that has got worse needs a check today in pregnancy and after giving birth.'),
      act('Call your maternity team today.'),
      call(
        'If you also have a bad headache, changes in your sight or pain high in your belly, feel faint, or are short of breath while sitting still, call them or your local emergency number now.',
      ),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, swelling or breathing that has got worse can mean that fluid is building up.',
      ),
      act('Call your kidney team or a doctor today.'),
      call(
        'If you cannot lie flat, are short of breath while sitting still or feel faint, call your local emergency number now.',
      ),
    ],
    kidneyValue: [
      what(
        'Swelling or shortness of breath together with this kidney or urine value can mean that fluid is building up.',
      ),
      act('Call a doctor or your kidney team today.'),
      call('If you are short of breath while sitting still or feel faint, call your local emergency number now.'),
    ],
    propped: [
      what('Swelling or breathing that has got worse can mean that fluid is building up.'),
      act('Call your heart team or a doctor today.'),
      call('If you are short of breath while sitting still or feel faint, call your local emergency number now.'),
    ],
  },
  heartFailureSigns: {
    label: 'Swelling or breathlessness',
    words: [
      what('Swollen legs on most days, or shortness of breath on level ground, should be checked.'),
      act('Book an appointment in the next week or two, unless your own team knows about it and it has not changed.'),
      call('If it gets worse within days, see a doctor the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
  heartFailureSignsFor: {
    pregnantWithHeartDisease: [
      what(
        'With a heart condition, swollen legs or shortness of breath need a check in pregnancy and after giving birth.',
      ),
      act('Call your maternity team today or tomorrow and say that you have a heart condition.'),
      call(
        'If you get a bad headache, changes in your sight or sudden swelling of your face or hands, cannot lie flat, or are short of breath while sitting still, call them or your local emergency number now.',
      ),
    ],
    pregnantAndBreathless: [
      what('Swollen legs together with getting out of breath need a check in pregnancy and after giving birth.'),
      act('Call your maternity team today or tomorrow and tell them.'),
      call(
        'If you get a bad headache, changes in your sight or sudden swelling of your face or hands, cannot lie flat, or are short of breath while sitting still, call them or your local emergency number now.',
      ),
    ],
    pregnant: [
      what('Swollen legs or shortness of breath should be looked at soon in pregnancy and after giving birth.'),
      act('Call your maternity team in the next few days and tell them.'),
      call(
        'If you get a bad headache, changes in your sight or sudden swelling of your face or hands, cannot lie flat, or are short of breath while sitting still, call them or your local emergency number now.',
      ),
    ],
    breathless: [
      what('Swollen legs together with getting out of breath can mean that fluid is building up.'),
      act('Call your heart team or a doctor in the next few days, unless they know about it and it has not changed.'),
      call(
        'If it gets worse, call them the same day. If you cannot lie flat or are short of breath while sitting still, call your local emergency number now.',
      ),
    ],
    twoSigns: [
      what(
        'Swollen legs on most days, or shortness of breath on level ground, should be checked, sooner with the other sign you told us.',
      ),
      act('See a doctor in the next few days.'),
      call('If it gets worse, see a doctor the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
    kidneyDisease: [
      what('With kidney disease like yours, swollen legs or shortness of breath can mean that fluid is building up.'),
      act('Call your kidney team or a doctor in the next few days, unless they know about it and it has not changed.'),
      call('If it gets worse, call them the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
} as const;
