import { join } from 'node:path';
import ts from 'typescript';

const packageRoot = join(import.meta.dirname, '..');

/** Number of the compiler's message about a module that is not found. */
const unknownModule = 2307;

function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(packageRoot, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot);
  // A sample may declare what only the rest of an application uses.
  return { ...options, noUnusedLocals: false, noUnusedParameters: false, skipLibCheck: true, types: ['vite/client'] };
}

/** Returns a host in which the samples are files of this package, so that their imports resolve as in an application. */
function hostWith(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  return {
    ...host,
    fileExists: (name) => files.has(name) || fileExists(name),
    readFile: (name) => files.get(name) ?? readFile(name),
    getSourceFile: (name, languageVersion, ...rest) => {
      const code = files.get(name);
      return code === undefined ? getSourceFile(name, languageVersion, ...rest) : ts.createSourceFile(name, code, languageVersion, true);
    },
  };
}

/** Whether a sample imports a module beside it, a part of the reader's application. */
const isOfApplication = ({ code, file, start = 0, length = 0 }: ts.Diagnostic) =>
  code === unknownModule && /^['"]\.\//.test(file?.text.slice(start, start + length) ?? '');

/**
 * Returns what prevents the shown code of stories from compiling in an application, with the types of `@mall/ui`: a type that does not fit, a
 * prop or member that does not exist, a name that is not declared. All samples are one program, because the library is compiled only once.
 * @param samples Code by the name that faults are reported with.
 */
export function compileSamples(samples: Iterable<readonly [name: string, code: string]>): string[] {
  const options = readOptions();
  const named = [...samples].map(([name, code], index) => ({ name, file: join(packageRoot, `sample-${index}.tsx`), code }));
  // An empty export makes a module of code without imports.
  const files = new Map(named.map(({ file, code }) => [file, `${code}\nexport {};\n`]));
  const program = ts.createProgram([...files.keys()], options, hostWith(files, options));
  return named.flatMap(({ name, file }) => {
    const source = program.getSourceFile(file);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const messages = diagnostics
      .filter((diagnostic) => !isOfApplication(diagnostic))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    return [...new Set(messages)].map((message) => `${name}: ${message}`);
  });
}
