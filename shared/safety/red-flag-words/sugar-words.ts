import { act, aid, call, dont, typing, what } from '#shared/safety/sentence.ts';

export const sugarWords = {
  sugarVeryHigh: {
    label: 'High blood sugar that needs a check today',
    words: [
      call(
        'If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
      what('Your blood sugar is very high, or high together with a sign that should not wait.'),
      act('Call a doctor today, even if you feel well.'),
      act('If you have diabetes and can test ketones, do it now.'),
      call('Ketones 1.5 or more: call your team now.'),
      call('Above 3 (urine ++ or more): go to an emergency department now.'),
      dont('Never stop insulin, even if you cannot eat.'),
    ],
  },
  sugarVeryHighFor: {
    pregnantToldOnly: [
      call(
        'If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
      what(
        'Losing weight after you were told about high blood sugar or prediabetes can mean that your body is short of insulin.',
      ),
      act('Call your maternity team today and ask for a blood sugar test, even if you feel well.'),
    ],
    pregnant: [
      call(
        'If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
      what('Your blood sugar is very high, or high together with a sign that should not wait.'),
      act('Call your maternity team today, even if you feel well.'),
      act('If you have diabetes and can test ketones, do it now.'),
      call('Ketones 1.5 or more: call your team now.'),
      call('Above 3 (urine ++ or more): go to an emergency department now.'),
      dont('Never stop insulin, even if you cannot eat.'),
    ],
    toldOnly: [
      call(
        'If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
      what(
        'Losing weight after you were told about high blood sugar or prediabetes can mean that your body is short of insulin.',
      ),
      act('See a doctor today and ask for a blood sugar test, even if you feel well.'),
    ],
  },
  sugarVeryLow: {
    label: 'Very low blood sugar',
    words: [
      what('Your sugar was very low.'),
      aid('If you feel shaky, sweaty, hungry or confused, take sugar or juice now, and test again after 15 minutes.'),
      call('If you cannot swallow or do not get better, call your local emergency number now.'),
      act('Call your diabetes team or a doctor today: your medicine may be too strong.'),
      dont('Do not stop insulin on your own.'),
      typing('If the number was typed wrongly, please correct it.'),
    ],
  },
  sugarVeryLowFor: {
    pregnant: [
      what('Your sugar was very low.'),
      aid('If you feel shaky, sweaty, hungry or confused, take sugar or juice now, and test again after 15 minutes.'),
      call('If you cannot swallow or do not get better, call your local emergency number now.'),
      act('Call your maternity team today: your medicine may be too strong.'),
      dont('Do not stop insulin on your own.'),
      typing('If the number was typed wrongly, please correct it.'),
    ],
  },
  diabetesRange: {
    label: 'Blood sugar in the diabetes range',
    words: [
      what('This result is in the diabetes range.'),
      what('A second test will tell for sure.'),
      act('Book an appointment in the next week or two.'),
      call('If you are very thirsty, pass a lot of urine or lose weight, see a doctor the same day.'),
    ],
  },
  diabetesRangeFor: {
    pregnant: [
      what('This result is in the diabetes range, and in pregnancy it should not wait.'),
      act('Call your maternity team in the next few days and read it to them.'),
      call('If you vomit, are very thirsty or pass a lot of urine, call them today.'),
      call('If you are drowsy or confused or breathe fast, call your local emergency number now.'),
    ],
    young: [
      what(
        'A sugar this high can mean that the body is short of insulin, above all below 40 and at a weight like yours.',
      ),
      act('See a doctor in the next few days, even if you feel well, and ask which kind of diabetes it is.'),
      call(
        'If you are very thirsty, pass a lot of urine or lose weight, see a doctor today. If you vomit, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
    ],
    high: [
      what('This result is high and in the diabetes range.'),
      act('Book an appointment within a week.'),
      call('If you vomit, are drowsy, very thirsty, pass a lot of urine or lose weight, see a doctor the same day.'),
    ],
  },
  sugarControl: {
    label: 'Blood sugar well above the goal',
    words: [
      what('Your blood sugar is well above the usual goal.'),
      act('Book an appointment within a week.'),
      call('If you vomit, are drowsy, very thirsty or lose weight, see a doctor the same day.'),
    ],
  },
  sugarLow: {
    label: 'Low blood sugar',
    words: [
      what('Your sugar was low.'),
      aid('If you feel shaky, sweaty, hungry or confused, take sugar or juice now, and test again after 15 minutes.'),
      call('If you cannot swallow or do not get better, call your local emergency number now.'),
      act('Call your diabetes team in the next few days: your medicine may need a change.'),
      dont('Do not stop insulin on your own.'),
      typing('If the number was typed wrongly, please correct it.'),
    ],
  },
  sugarLowFor: {
    pregnantUntreated: [
      what('A sugar this low is unusual without medicine for diabetes.'),
      typing('If the number was typed wrongly, please correct it.'),
      act('If it is right, call your maternity team in the next few days and tell them.'),
      aid('If you feel shaky, sweaty or confused, eat or drink something sweet now.'),
      call('If you faint or do not get better, call your local emergency number now.'),
    ],
    pregnant: [
      what('Your sugar was low.'),
      aid('If you feel shaky, sweaty, hungry or confused, take sugar or juice now, and test again after 15 minutes.'),
      call('If you cannot swallow or do not get better, call your local emergency number now.'),
      act('Call your maternity team in the next few days and tell them.'),
      dont('Do not stop insulin on your own.'),
      typing('If the number was typed wrongly, please correct it.'),
    ],
    untreated: [
      what('A sugar this low is unusual without medicine for diabetes.'),
      typing('If the number was typed wrongly, please correct it.'),
      act('If it is right, talk to a doctor in the next few days.'),
      aid('If you feel shaky, sweaty or confused, eat or drink something sweet now.'),
      call('If you faint or do not get better, call your local emergency number now.'),
    ],
    notRecent: [
      what('Your sugar was low.'),
      act('Call your diabetes team in the next few days: your medicine may need a change.'),
      dont('Do not stop insulin on your own.'),
      aid('If you feel shaky, sweaty, hungry or confused now, take sugar or juice, and test again after 15 minutes.'),
      call('If you cannot swallow or do not get better, call your local emergency number now.'),
      typing('If the number was typed wrongly, please correct it.'),
    ],
  },
  sugarPregnancy: {
    label: 'Blood sugar in pregnancy',
    words: [
      what('In pregnancy this sugar value should be looked at soon.'),
      act('Call your maternity team in the next few days and read it to them.'),
      act('If you vomit, are very thirsty or pass a lot of urine, call your maternity team today.'),
      call('If you are drowsy or confused or breathe fast, call your local emergency number now.'),
    ],
  },
} as const;
