import { act, call, dont, what } from '#shared/safety/sentence.ts';

export const breathWords = {
  acuteBreathless: {
    label: 'Severe shortness of breath',
    words: [
      what(
        'Shortness of breath while sitting still, or coughing up pink froth or more than a few spots of blood, can be an emergency.',
      ),
      call(
        'If it is happening now, or happened in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
  },
  acuteBreathlessFor: {
    kidneyVeryLow: [
      what('Shortness of breath together with a very low kidney value can mean fluid in the lungs.'),
      call(
        'If it is there now, or was in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
    failing: [
      what('With kidney failure, dialysis or a kidney transplant, shortness of breath can mean fluid in the lungs.'),
      call(
        'If it is there now, or was in the last 24 hours, even if it has gone, call your local emergency number now.',
      ),
      act('If not, see a doctor today.'),
    ],
  },
  lungClot: {
    label: 'Signs of a blood clot in the lung',
    words: [
      what(
        'A swollen leg with shortness of breath or chest pain, or new shortness of breath with sharp pain when you breathe in, can mean a blood clot in the lung.',
      ),
      call('If you have any of this now or had it in the last 24 hours, call your local emergency number now.'),
      call('If not, go to an emergency department today.'),
    ],
  },
  breathlessNew: {
    label: 'New or worse shortness of breath',
    words: [
      what('Shortness of breath that is new or clearly worse needs a check today, or tomorrow at the latest.'),
      act('See a doctor about it.'),
      call(
        'If it comes while you are sitting still, you cannot lie flat, or you have chest pain or feel faint, call your local emergency number now.',
      ),
    ],
  },
  breathlessNewFor: {
    pregnant: [
      what('Shortness of breath that is new or clearly worse needs a check today in pregnancy and after giving birth.'),
      act('Call your maternity team today.'),
      call(
        'If it comes while you are sitting still, you cannot lie flat, or you have chest pain, a racing heart or feel faint, call your local emergency number now.',
      ),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, shortness of breath can mean that fluid is building up.',
      ),
      act('Call your kidney team or a doctor today.'),
      call(
        'If it comes while you are sitting still, you cannot lie flat, or you have chest pain or feel faint, call your local emergency number now.',
      ),
    ],
    propped: [
      what('Shortness of breath that is new or clearly worse needs a check today, or tomorrow at the latest.'),
      act('See a doctor about it.'),
      call(
        'If it comes while you are sitting still, or with chest pain or feeling faint, call your local emergency number now.',
      ),
    ],
  },
  orthopnea: {
    label: 'Trouble breathing when lying flat',
    words: [
      what('Waking up gasping for air, or having to sit up to breathe, can mean fluid in the lungs.'),
      act('Get checked by a doctor today, or tomorrow at the latest.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
  orthopneaFor: {
    pregnant: [
      what('Waking up gasping for air, or having to sit up to breathe, can come from the heart.'),
      act('Call your maternity team today.'),
      call('If you are short of breath while sitting still, or cannot lie flat, call your local emergency number now.'),
    ],
    failing: [
      what(
        'With kidney failure, dialysis or a kidney transplant, trouble breathing at night can mean that fluid is building up.',
      ),
      act('Call your kidney team or a doctor today, before the night.'),
      call('If you are short of breath while sitting up, call your local emergency number now.'),
    ],
    propped: [
      what('Having to sit up to breathe can mean fluid in the lungs.'),
      act('Have it checked by a doctor today, before the night.'),
      call('If you are short of breath while sitting up, call your local emergency number now.'),
    ],
  },
  breathlessDaily: {
    label: 'Breathless with everyday tasks',
    words: [
      what(
        'Being breathless when you get dressed or wash should be checked, even if it has been like this for a while.',
      ),
      act('Get checked by a doctor today, or tomorrow at the latest.'),
      call('If it comes while you are sitting still, call your local emergency number now.'),
    ],
  },
  breathlessDailyFor: {
    pregnant: [
      what('Being breathless when you get dressed or wash needs a check today in pregnancy and after giving birth.'),
      act('Call your maternity team today.'),
      call(
        'If it comes while you are sitting still, you cannot lie flat, or you have chest pain, a racing heart or feel faint, call your local emergency number now.',
      ),
    ],
  },
  breathlessEffort: {
    label: 'Out of breath on the stairs',
    words: [
      what('You get more out of breath on stairs than others, or have to stop.'),
      what('This can come from the heart or the lungs, even without pain.'),
      act('Book an appointment in the next week or two.'),
      call('If it gets worse within days, or comes with chest discomfort, see a doctor the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
  breathlessEffortFor: {
    pregnant: [
      what(
        'With a heart condition, getting out of breath on the stairs needs a check in pregnancy and after giving birth.',
      ),
      act('Call your maternity team today or tomorrow and say that you have a heart condition.'),
      call(
        'If you cannot lie flat, your legs swell, your heart races, or you are short of breath while sitting still, call them or your local emergency number now.',
      ),
    ],
    twoSigns: [
      what('You get more out of breath on stairs than others, or have to stop, and you told us another sign.'),
      what('This can come from the heart or the lungs, even without pain.'),
      act('See a doctor in the next few days.'),
      call('If it gets worse, or comes with chest discomfort, see a doctor the same day.'),
      call('If you are short of breath while sitting still, call your local emergency number now.'),
    ],
  },
  apneaCheck: {
    label: 'Breathing at night that needs a check or treatment',
    words: [
      what('Pauses in breathing at night can be treated, and treatment helps you feel better by day.'),
      act('Ask for a sleep test in the next few weeks.'),
      dont('Do not drive when you are sleepy.'),
    ],
  },
  apneaCheckFor: {
    pregnant: [
      what('Pauses in breathing at night can be treated, and in pregnancy they matter more.'),
      act('Call your maternity team in the next few days and tell them.'),
      dont('Do not drive when you are sleepy.'),
    ],
    sooner: [
      what('Waking up gasping can come from pauses in breathing, or from the heart.'),
      act('See a doctor in the next few days, and ask about a sleep test.'),
      call('If your legs swell, you get short of breath or cannot lie flat, see a doctor today.'),
      dont('Do not drive when you are sleepy.'),
    ],
    gasping: [
      what('Waking up gasping can come from pauses in breathing, or from the heart.'),
      act('Ask for a sleep test in the next few weeks.'),
      call('If your legs swell, you get short of breath or cannot lie flat, see a doctor today.'),
      dont('Do not drive when you are sleepy.'),
    ],
  },
} as const;
