import { act, aid, call, dont, what } from '#shared/safety/sentence.ts';

export const suddenSignWords = {
  strokeSigns: {
    label: 'Signs of a stroke',
    words: [
      what('A drooping face, a weak arm or leg, or trouble speaking or seeing can be signs of a stroke.'),
      call(
        'If they started in the last 24 hours, call your local emergency number now, even if they have gone, and note when they started.',
      ),
      act('If it was earlier, see a doctor today.'),
    ],
  },
  suddenHeadache: {
    label: 'A sudden, very bad headache',
    words: [
      what('A very bad headache that comes on all at once can be a sign of bleeding in the brain.'),
      call('If it started in the last 24 hours, call your local emergency number now.'),
      call('If it was earlier and no one has checked it, go to an emergency department today.'),
    ],
  },
  confusion: {
    label: 'New confusion',
    words: [
      what('New confusion can be a sign of a serious illness.'),
      call(
        'If you have it now or had it in the last 24 hours, call your local emergency number now, or ask someone near you to call.',
      ),
      act('If it was earlier and has gone, see a doctor today.'),
      aid(
        'If you take medicine for diabetes, check your sugar now; if it is low or you cannot check, take sugar, if you can swallow.',
      ),
    ],
  },
  suddenlyUnwell: {
    label: 'Suddenly very unwell',
    words: [
      what('A sudden cold sweat with feeling sick or weak can be a heart attack, even without chest pain.'),
      what('This happens more often in women, older people and people with diabetes.'),
      call('If it is happening now or came in the last 24 hours, call your local emergency number now.'),
      act('If not, see a doctor today.'),
      aid(
        'If you take medicine for diabetes, check your sugar now; if it is low or you cannot check, take sugar, if you can swallow.',
      ),
    ],
  },
  tiaRecent: {
    label: 'Stroke-like signs in the last few weeks',
    words: [
      what('Stroke-like signs that went away can be a mini-stroke, and a stroke may follow.'),
      act('Get checked by a doctor today, even if you feel well.'),
      call('If any sign comes back, call your local emergency number now.'),
      dont('Do not drive until you have been checked.'),
    ],
  },
  tiaRecentFor: {
    pregnant: [
      what('Stroke-like signs that went away can be a mini-stroke, and a stroke may follow.'),
      act('Call your maternity team today, even if you feel well.'),
      dont('Do not drive until you have been checked.'),
      call('If any sign comes back, call your local emergency number now.'),
    ],
  },
  unwellCheck: {
    label: 'Suddenly unwell',
    words: [
      what('A sudden cold sweat with feeling sick or weak should be checked.'),
      call('If it is still there, or you feel worse, call your local emergency number now.'),
      act('If it has passed, see a doctor today, or tomorrow at the latest.'),
      call(
        'If it comes back, or with chest pain, shortness of breath or feeling faint, call your local emergency number now.',
      ),
      aid(
        'If you take medicine for diabetes, check your sugar now; if it is low or you cannot check, take sugar, if you can swallow.',
      ),
    ],
  },
} as const;
