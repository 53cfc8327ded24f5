/** Conventional Commits; the subject fits one line of a log. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: { 'header-max-length': [2, 'always', 72], 'body-max-line-length': [2, 'always', 150] },
};
