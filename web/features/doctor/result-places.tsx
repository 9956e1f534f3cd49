import { forMyDoctor } from '#feature-words/doctor.ts';
import type { CareDoor } from '#web/features/feature.ts';
import { icon } from '#web/ui/icons.tsx';
import { doctorPage } from './paths.ts';

/** A page of paper. */
const PageIcon = icon(
  <>
    <path d="M6 3h8l5 5v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z" />
    <path d="M14 3v5h5M9 13h6M9 17h6" />
  </>,
  'sm',
);

export const careDoors: readonly CareDoor[] = [{ icon: <PageIcon />, name: forMyDoctor, pathOf: doctorPage }];
