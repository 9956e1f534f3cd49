import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins } from '@stryker-mutator/vitest-runner';

// Stryker 9 picks the tests of a mutant by a pattern that joins the names of groups and test by spaces. Vitest 5 joins
// them by ' > ', so every test in a `describe` would be passed over and its mutants would survive. Until Stryker knows
// Vitest 5, each space of its pattern stands for both.
//
// It also counts failed tests only. A mutant that keeps a test file from loading has none, and would survive. It is killed:
// `npm test` fails on it.

const [{ factory }] = strykerPlugins;

const createRunner = (injector) => {
  const runner = factory(injector);
  const init = runner.init.bind(runner);
  runner.init = async () => {
    await init();
    const start = runner.ctx.start.bind(runner.ctx);
    runner.ctx.start = (files) => {
      for (const { config } of runner.ctx.projects)
        if (config.testNamePattern) config.testNamePattern = forBoth(config.testNamePattern);
      return start(files);
    };
  };
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const result = await mutantRun(options);
    const unloaded = runner.ctx.state.getFiles().find(({ result, tasks }) => result?.errors?.length && !tasks.length);
    return result.status === MutantRunStatus.Survived && unloaded
      ? {
          ...result,
          status: MutantRunStatus.Killed,
          killedBy: [unloaded.name],
          failureMessage: 'The file does not load.',
        }
      : result;
  };
  return runner;
};
createRunner.inject = factory.inject;

const forBoth = ({ source }) => new RegExp(source.replaceAll(' ', '(?: > | )'));

export const strykerPluginsForVitest5 = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-5', createRunner)];
export { strykerPluginsForVitest5 as strykerPlugins };
