import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react';
import * as resultPage from '#words/result-page.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { loadStyles } from '../../ui/loading.ts';
import styles from './result-fold.module.css';
import withNumbersStyles from './result-page.module.css';

type FoldProps = {
  title: string;
  /** The second line: what is inside. */
  about?: string | undefined;
  /** Not printed. */
  isSpare?: boolean;
  /** A part that is loaded when the fold is opened for the first time. */
  onceOpen?: ReactNode;
  children?: ReactNode;
};

/** Closed until it is pressed. The browser's search still finds its contents, and on paper it is open. */
export function Fold({ title, about, isSpare = false, onceOpen, children }: FoldProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-paper={isSpare ? 'spare' : undefined}>
      <Details className={styles.fold} onceOpen={onceOpen} body={children}>
        <summary>
          <span>
            <h2 id={id}>{title}</h2>
            {about && <span className={styles.about}>{about}</span>}
          </span>
          <ChevronIcon />
        </summary>
      </Details>
    </section>
  );
}

/** Folds one below the other, between lines. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}

/** The small fold below a step. */
export function SmallFold({ title, isSpare, onceOpen, children }: Omit<FoldProps, 'about'>) {
  return (
    <Details className={styles.small} data-paper={isSpare ? 'spare' : undefined} onceOpen={onceOpen} body={children}>
      <summary>
        {title}
        <ChevronIcon />
      </summary>
    </Details>
  );
}

type StepFoldProps = {
  title: string;
  /** What to do. It is always visible, and can be pressed like the title. */
  words: ReactNode;
  /** Absent if there is nothing more to say. The step is then not a fold. */
  children: ReactNode;
};

/** One step. Its title and first words are the button of its fold, so that the fold needs no line of its own. */
export function StepFold({ title, words, children }: StepFoldProps) {
  const step = (
    <>
      <h3>{title}</h3>
      <span className={styles.words}>{words}</span>
    </>
  );
  return children ? (
    <Details className={styles.step} onceOpen={null} body={children}>
      <summary>
        {step}
        <ChevronIcon />
      </summary>
    </Details>
  ) : (
    step
  );
}

type DetailsProps = ComponentProps<'details'> & { onceOpen: ReactNode; body: ReactNode };

function Details({ onceOpen, body, children, ...details }: DetailsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details {...details} onToggle={({ currentTarget }) => currentTarget.open && onceOpen && setOpened(true)}>
      {children}
      <div className={styles.body}>
        {body}
        {wasOpened && <Suspense>{onceOpen}</Suspense>}
      </div>
    </details>
  );
}

const telephoneNumber = /(\b\d(?:-(?:\d{3,4}|[A-Z]{3,4}))+\b)/;

/** A paragraph that may contain telephone numbers. */
export const Sentence = ({ className, children }: { className?: string | undefined; children: string }) => (
  <p className={className}>
    <WithNumbers>{children}</WithNumbers>
  </p>
);

/** Prevents line breaks within telephone numbers. The hyphens stay as they are, so that a copied number can be dialled. */
export const WithNumbers = ({ children }: { children: string }) =>
  children.split(telephoneNumber).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={withNumbersStyles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * Opens every fold in print. Newer browsers do so by style alone (`::details-content`); for Safari before 18.4 and
 * Firefox before 143 this opens the closed ones during printing, without the `name` that allows only one open fold.
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

/** A part that few users open: it, its rules and the questionnaires behind it are loaded when it is needed. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    Promise.all([load(), loadStyles('rest')]).then(
      ([Part]): { default: ComponentType<Props> } => ({ default: Part }),
      () => ({ default: NotLoaded }),
    ),
  );

const NotLoaded = () => <p>{resultPage.partNotLoaded}</p>;
