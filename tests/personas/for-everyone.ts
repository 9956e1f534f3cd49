/**
 * Checks people who were drawn once for a whole file, because drawing them takes longer than most checks. Throws with the
 * first person for whom the check throws, in a form that can be pasted into a test.
 */
export const forEveryone = <Person>(people: readonly Person[], check: (person: Person) => void): void => {
  for (const person of people) {
    try {
      check(person);
    } catch (cause) {
      throw new Error(`${cause} for ${JSON.stringify(person)}`, { cause });
    }
  }
};

/** Remembers what was found for each person, so that several tests can look at it. */
export const oncePerPerson = <Person extends object, Found>(find: (person: Person) => Found) => {
  const found = new WeakMap<Person, { readonly value: Found }>();
  return (person: Person): Found => {
    const known = found.get(person) ?? { value: find(person) };
    found.set(person, known);
    return known.value;
  };
};
