import { writeFileSync } from 'node:fs';

/**
 * Writes the result of each test file, including those whose worker died, which vitest's own report omits. Shape: `{
 * files: [{ file, project, state, passed, failed, skipped }], errors: ['message: cause'] }`.
 */
export default class Reporter {
  #specifications = [];
  #out = process.env.TEST_REPORT;

  onTestRunStart(specifications) {
    this.#specifications = specifications;
  }

  onTestRunEnd(modules, errors) {
    const ended = new Map(modules.map((one) => [keyOf(one.project.name, one.moduleId), one]));
    const files = this.#specifications.map(({ moduleId, project }) => {
      const one = ended.get(keyOf(project.name, moduleId));
      const states = one ? [...one.children.allTests()].map((test) => test.result().state) : [];
      const count = (state) => states.filter((each) => each === state).length;
      const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
      const state = one && count('pending') === 0 ? one.state() : 'lost';
      return { file: moduleId, project: project.name, state, passed, failed, skipped };
    });
    const report = { files, errors: errors.map(({ message, cause }) => [message, cause?.message].join(': ')) };
    writeFileSync(this.#out, JSON.stringify(report));
  }
}

const keyOf = (project, file) => `${project} ${file}`;
