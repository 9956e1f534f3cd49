import { create } from 'zustand';

/**
 * Whether a number key chooses an option. Off until a person switches it on (WCAG 2.1.4): speech input and a slip would
 * else answer health questions. It lasts as long as the page.
 */
export const useNumberKeys = create<{ isOn: boolean }>()(() => ({ isOn: false }));
