import { erasePerson, type PersonStore } from './person-stores.ts';

type Deps = {
  stores: readonly PersonStore[];
  beginErasing: (userId: string) => Promise<void>;
  watch: { erased: (userId: string) => void };
};

/** A worker holds something of this person for a moment more. The queue delivers the job again. */
class PersonBusy extends Error {
  override name = 'PersonBusy';
}

/** Erases a person, or throws PersonBusy. A worker's lease ends within 45 seconds, which the queue's next tries outlast. */
export const eraseJob = ({ stores, beginErasing, watch }: Deps) => {
  const erase = erasePerson({ stores, beginErasing });
  return async (userId: string): Promise<void> => {
    if ((await erase(userId)) === 'busy') throw new PersonBusy();
    watch.erased(userId);
  };
};
