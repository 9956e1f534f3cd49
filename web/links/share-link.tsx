import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../api/query-client.ts';
import { Button } from '../ui/button.tsx';
import { ClosedLink } from './closed-link.tsx';
import { LinkForm } from './link-form.tsx';
import styles from './links.module.css';
import { OpenLink } from './open-link.tsx';
import { linksQuery } from './own-link.ts';

type ShareLinkProps = {
  /** What is behind a new link, as FHIR resources, made when its button is pressed. */
  resources: () => Promise<readonly object[]>;
};

/** A link for a doctor: made here, handed over, watched and closed. */
export function ShareLink({ resources }: ShareLinkProps) {
  const { data: links, isError, refetch } = useQuery(linksQuery, queryClient);
  const [wantsNew, setWantsNew] = useState(false);
  const open = (links ?? []).filter(({ isOver }) => !isOver);
  // One that has just been closed, or that ended since the last visit: the newest of all.
  const [newest] = links ?? [];
  const hasForm = wantsNew || (links !== undefined && open.length === 0 && !newest);
  return (
    <section className={styles.share} aria-labelledby="share-link">
      <h2 id="share-link">Share it as a link</h2>
      {isError && (
        <p role="alert">
          Your links could not be loaded.{' '}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {newest?.isOver && !wantsNew && open.length === 0 && <ClosedLink link={newest} />}
      {open.map((link) => (
        <OpenLink key={link.linkId} link={link} />
      ))}
      {hasForm ? (
        <LinkForm resources={resources} onMade={() => setWantsNew(false)} />
      ) : (
        links !== undefined && (
          <Button variant={open.length > 0 ? 'ghost' : 'primary'} onClick={() => setWantsNew(true)}>
            Make a new link
          </Button>
        )
      )}
    </section>
  );
}
