import { create } from 'zustand';

// 'This is a shared device': token, draft and outbox live in the memory of this page alone. The choice itself does, too.

const useChoice = create<{ isShared: boolean }>()(() => ({ isShared: false }));

export const isSharedDevice = (): boolean => useChoice.getState().isShared;

export const useSharedDevice = (): boolean => useChoice(({ isShared }) => isShared);

export const setSharedDevice = (isShared: boolean): void => useChoice.setState({ isShared });
