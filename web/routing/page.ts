import type { ReactElement } from 'react';
import type { Loadable } from './loadable.ts';

export type Page = Loadable<ReactElement> & { path: string; isProtected?: true };
