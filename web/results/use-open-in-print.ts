import { type RefObject, useEffect } from 'react';

/**
 * On paper every item is open. Newer browsers do it by style alone (`::details-content`); for Safari before 18.4 and
 * Firefox before 143 the closed ones are opened while it prints, without the name by which only one may be open.
 */
export function useOpenInPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let opened: { item: HTMLDetailsElement; name: string }[] = [];
    const open = () => {
      const closed = [...(list.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      opened = closed.map((item) => ({ item, name: item.name }));
      for (const { item } of opened) Object.assign(item, { name: '', open: true });
    };
    const close = () => {
      for (const { item, name } of opened) Object.assign(item, { open: false, name });
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [list]);
}
