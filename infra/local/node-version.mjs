// Plain JavaScript, so that every Node can run it.

/** Ends the process, and prints what to do, unless this is the Node that the project needs. */
export const requireCurrentNode = (command) => {
  if (Number.parseInt(process.versions.node, 10) >= 24) return;
  console.error(
    `This project runs on Node 24; this is ${process.version}.\n` +
      `npm ci normally installs Node 24 inside the project, and ${command} uses it. Run npm ci again, without\n` +
      `--omit=optional. If npm cannot install it on this machine, install Node 24 from https://nodejs.org.`,
  );
  process.exit(1);
};
