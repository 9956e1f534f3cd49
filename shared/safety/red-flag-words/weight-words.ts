import { act, call, dont, kind, typing, what } from '#shared/safety/sentence.ts';

export const weightWords = {
  weightDanger: {
    label: 'Very low weight with danger signs',
    words: [
      what(
        'Your weight is very low for your height, and your pulse, your blood pressure or how you feel tells us that your body is under great strain.',
      ),
      call(
        'If you feel faint, weak or unwell now, or did in the last 24 hours, call your local emergency number now or go to an emergency department.',
      ),
      act('If not, see a doctor today.'),
      kind('You deserve help, and it works.'),
      typing('If you entered your height or weight wrongly, please correct it.'),
    ],
  },
  weightVeryLow: {
    label: 'Very low weight',
    words: [
      what('Your weight is very low for your height, and your body may be running short of what it needs.'),
      act('Get checked by a doctor today, or tomorrow at the latest.'),
      call('If you feel faint, very weak, or your heart flutters, call your local emergency number now.'),
      kind('You deserve help, and it works.'),
      typing('If you entered your height or weight wrongly, please correct it.'),
    ],
  },
  weightVeryLowFor: {
    pregnant: [
      what('Your weight is very low for your height, and your body may be running short of what it needs.'),
      act('Call your maternity team today.'),
      call('If you feel faint, very weak, or your heart flutters, call your local emergency number now.'),
      kind('You deserve help, and it works.'),
      typing('If you entered your height or weight wrongly, please correct it.'),
    ],
  },
  eatingUrgent: {
    label: 'Worry about eating, with physical signs',
    words: [
      what(
        'Worry about food or making yourself sick, together with a slow pulse, low blood pressure, faints or a fluttering heart, should not wait: the salts in your blood may be out of balance.',
      ),
      act('Get checked by a doctor today, or tomorrow at the latest.'),
      call('If you faint, feel very weak, or your heart races or flutters now, call your local emergency number now.'),
      kind('You deserve help, and it works.'),
    ],
  },
  eatingUrgentFor: {
    pregnant: [
      what(
        'Worry about food or making yourself sick, together with a slow pulse, low blood pressure, faints or a fluttering heart, should not wait: the salts in your blood may be out of balance.',
      ),
      act('Call your maternity team today.'),
      call('If you faint, feel very weak, or your heart races or flutters now, call your local emergency number now.'),
      kind('You deserve help, and it works.'),
    ],
  },
  weightLow: {
    label: 'Low weight',
    words: [
      what('Your weight is low for your height.'),
      act('Book an appointment in the next week or two to find out why.'),
      call('If you feel faint or very weak, see a doctor the same day.'),
    ],
  },
  weightLowFor: {
    pregnant: [
      what('Your weight is low for your height.'),
      act('Call your maternity team in the next few days and tell them.'),
      call('If you feel faint or very weak, call them the same day.'),
    ],
    sooner: [
      what('Your weight is low for your height, and should be looked at soon.'),
      act('See a doctor in the next few days to find out why, and ask for a blood test.'),
      call('If you feel faint or very weak, see a doctor the same day.'),
      typing('If you entered your height or weight wrongly, please correct it.'),
    ],
    from65: [
      what('Your weight is low for your height, and from 65 on that should be checked.'),
      act('Book an appointment in the next week or two.'),
      act('Have you lost weight without trying, or do you eat less than you did?'),
      act('Tell them.'),
      call('If you feel faint or very weak, see a doctor the same day.'),
    ],
  },
  eatingSupport: {
    label: 'Food and weight on your mind',
    words: [
      what('Worry about food and weight can take over your life, at any weight, and it can be treated.'),
      act('Talk to a doctor in the next week or two.'),
      call('Support lines can help you today.'),
      call('If you often make yourself sick and feel faint or your heart flutters, see a doctor the same day.'),
    ],
  },
  eatingSupportFor: {
    pregnant: [
      kind('Worry about food and weight can take over your life, at any weight, and it can be treated.'),
      act('Call your maternity team in the next few days and tell them.'),
      call(
        'If you often make yourself sick and feel faint, or your heart flutters for more than a few seconds, call them the same day.',
      ),
    ],
    type1: [
      what('Worry about food and weight can take over your life, at any weight, and it can be treated.'),
      what('With type 1 diabetes, it can also make your sugar go too high or too low.'),
      act('Call your diabetes team or a doctor in the next few days, and ask for a blood test.'),
      dont('Do not leave out insulin.'),
      call('Support lines can help you today.'),
      call('If you feel faint, or your heart flutters for more than a few seconds, see a doctor the same day.'),
      call(
        'If you cannot stop vomiting, have belly pain, breathe fast, are drowsy or confused, call your local emergency number now.',
      ),
    ],
    flutters: [
      what('Worry about food and weight can take over your life, at any weight, and it can be treated.'),
      what('A heart that flutters can mean that the salts in your blood are out of balance.'),
      act('See a doctor in the next few days, and ask for a blood test.'),
      call('Support lines can help you today.'),
      call(
        'If you feel faint or very weak, or your heart flutters for more than a few seconds, see a doctor the same day.',
      ),
    ],
  },
  weightLossCheck: {
    label: 'Weight loss without trying',
    words: [
      what('Losing weight without trying should be checked by a doctor.'),
      act('Book an appointment in the next week or two, sooner if you are feverish or in pain.'),
      call('If you are very thirsty, pass a lot of urine or vomit, see a doctor today.'),
      call('If you are drowsy or breathe fast, call your local emergency number now.'),
      call('If you are being treated for cancer, call your cancer team today about the weight loss.'),
      call('With a fever of 38 C (100.4 F) on treatment, call their emergency line now.'),
    ],
  },
  weightLossCheckFor: {
    pregnant: [
      what('Losing weight without trying should be checked.'),
      act('Call your maternity team in the next few days and tell them.'),
      call(
        'If you cannot keep food or drink down, are very thirsty, pass a lot of urine or are feverish, call them today.',
      ),
      call('If you are drowsy or breathe fast, call your local emergency number now.'),
    ],
    sugar: [
      what('Losing weight without trying can come from high blood sugar, and should be checked soon.'),
      act('See a doctor in the next few days and have your blood sugar checked.'),
      call('If you are very thirsty, pass a lot of urine or vomit, see a doctor today.'),
      call('If you are drowsy or breathe fast, call your local emergency number now.'),
      call('If you are being treated for cancer, call your cancer team today about the weight loss.'),
      call('With a fever of 38 C (100.4 F) on treatment, call their emergency line now.'),
    ],
  },
} as const;
