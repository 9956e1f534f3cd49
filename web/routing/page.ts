import type { ReactElement } from 'react';
import type { Loadable } from './loadable.ts';

/** Home is in the first download. Every other page is loaded when a person is about to open it. */
export type Page = Loadable<ReactElement> & { path: string; isProtected?: true };
