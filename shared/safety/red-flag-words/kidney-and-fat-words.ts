import { act, call, what } from '#shared/safety/sentence.ts';

export const kidneyAndFatWords = {
  kidneyVeryLow: {
    label: 'Very low kidney test result',
    words: [
      what('An eGFR below 15 means that your kidneys are working far below normal.'),
      act('Call your kidney team or a doctor today.'),
      call(
        'If you are short of breath or confused, or your heart beats unevenly, call your local emergency number now.',
      ),
    ],
  },
  kidneyVeryLowFor: {
    pregnant: [
      what('An eGFR below 15 means that your kidneys are working far below normal.'),
      act('Call your maternity team today and read it to them.'),
      call(
        'If you are short of breath or confused, or your heart beats unevenly, call your local emergency number now.',
      ),
    ],
  },
  kidneyLow: {
    label: 'Low kidney test result',
    words: [
      what('An eGFR below 60 should be tested again.'),
      act('Book an appointment in the next week or two, and ask before taking painkillers such as ibuprofen.'),
    ],
  },
  kidneyLowFor: {
    pregnant: [
      what('This kidney result needs a check in pregnancy.'),
      act('Call your maternity team today or tomorrow and read it to them.'),
      call(
        'If you have a bad headache, changes in your sight, pain high in your belly, or swelling of your face or hands, call them or your local emergency number now.',
      ),
    ],
    below30: [
      what('An eGFR below 30 is low.'),
      act('Book an appointment within a week.'),
      act('Ask before taking painkillers such as ibuprofen.'),
      call('If you pass very little urine, vomit, or get short of breath, see a doctor the same day.'),
    ],
    from80: [
      what('An eGFR below 60 should be tested again.'),
      act('Book an appointment in the next few weeks, and ask before taking painkillers such as ibuprofen.'),
    ],
  },
  uacrHigh: {
    label: 'Protein in the urine',
    words: [
      what('Protein in your urine is clearly raised.'),
      act(
        'Book an appointment in the next week or two, unless your kidney team knows this result: there are medicines that protect kidneys and heart.',
      ),
      call('If your face or legs swell, see a doctor the same day.'),
    ],
  },
  uacrHighFor: {
    pregnant: [
      what('This urine result needs a check in pregnancy.'),
      act('Call your maternity team today or tomorrow and read it to them.'),
      call(
        'If you have a bad headache, changes in your sight, pain high in your belly, or swelling of your face or hands, call them or your local emergency number now.',
      ),
    ],
    veryHigh: [
      what('Protein in your urine is very high.'),
      act('Book an appointment within a week, unless your kidney team knows this result.'),
      call('If your face or legs swell, or you get short of breath, see a doctor the same day.'),
    ],
  },
  ldl190: {
    label: 'Very high LDL cholesterol',
    words: [
      what('An LDL this high often runs in families and should be treated early.'),
      act('Book an appointment in the next week or two.'),
      act('Tell close relatives, so that they can have theirs tested.'),
    ],
  },
  ldl190For: {
    pregnantWithFamily: [
      what('Cholesterol rises in pregnancy.'),
      act('Tell your maternity team in the next week or two, and ask when to measure again after the birth.'),
      act('Tell close relatives, so that they can have theirs tested.'),
    ],
    pregnant: [
      what('Cholesterol rises in pregnancy.'),
      act('Tell your maternity team in the next week or two, and ask when to measure again after the birth.'),
    ],
  },
  tg500: {
    label: 'Very high triglycerides',
    words: [
      what('Triglycerides this high can harm the pancreas.'),
      act('Book an appointment in the next week or two.'),
      call('If you get bad pain high in your belly, call your local emergency number now.'),
    ],
  },
  tg500For: {
    pregnant: [
      what('Triglycerides this high can harm the pancreas, and they rise in pregnancy.'),
      act('Call your maternity team in the next few days.'),
      call('If you get bad pain high in your belly, call your local emergency number now.'),
    ],
    from1000: [
      what('Triglycerides this high can inflame the pancreas.'),
      act('Book an appointment within a week.'),
      act('Ask how to cut down fat and alcohol safely until then.'),
      call('If you get bad pain high in your belly, or vomit with belly pain, call your local emergency number now.'),
    ],
  },
} as const;
