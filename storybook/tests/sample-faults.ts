import ts from 'typescript';

const file = 'sample.tsx';

/** Numbers of the compiler's messages about a name that is not declared, or a namespace. */
const undeclared = new Set([2304, 2503, 2552, 18004]);

const platform = new Set(['document', 'window', ...Object.getOwnPropertyNames(globalThis)]);

/** Returns the syntax errors of a code sample, and the names that it neither imports nor declares. Modules and types are not resolved. */
export function sampleFaults(code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === file ? source : undefined),
    fileExists: (name) => name === file,
    readFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const program = ts.createProgram([file], { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve }, host);
  const names = program.getSemanticDiagnostics(source).flatMap(({ code: number, start = 0, length = 0 }) => {
    const name = code.slice(start, start + length);
    return undeclared.has(number) && !platform.has(name) ? [`undeclared: ${name}`] : [];
  });
  const syntax = program.getSyntacticDiagnostics(source).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return [...new Set([...syntax, ...names])];
}
