import type { ContractDocument } from './document.ts';
import { banner, camel, comment, indent, key, pascal } from './names.ts';
import type { OperationModel } from './operation-model.ts';
import { operationComment, variantsName } from './operations.ts';
import { dataName, inputName } from './types.ts';

/** Emits facade.ts: `mall.<domain>.<method>(input)`, for applications that need no tree shaking. */
export function emitFacade(document: ContractDocument, domains: ReadonlyMap<string, readonly OperationModel[]>): string {
  const names = [...domains.keys()];
  const imports = names.map((domain) => `import * as ${camel(domain)} from './operations/${domain}.ts';\n`);
  const interfaces = [...domains].map(([domain, models]) => emitInterface(document, domain, models));
  const mall = names.map((domain) => `  /** ${summaryOf(document, domain)} */\n  readonly ${camel(domain)}: ${pascal(domain)}Operations;`);
  const table = [...domains].map(([domain, models]) => {
    const methods = models.map((model) => `${key(model.method)}: ${camel(domain)}.${model.constant}`);
    return `  ${camel(domain)}: { ${methods.join(', ')} },`;
  });
  return [
    banner,
    "import type { CallPromise } from '../call.ts';\nimport type { DataFor, Fields, InputOf } from '../operation.ts';\nimport type { CallOptions, KeyedCallOptions } from '../options.ts';\n",
    ...imports,
    '\n',
    interfaces.join('\n'),
    `\n${comment(['Every operation of the mall by domain.'])}\nexport interface Mall {\n${mall.join('\n')}\n}\n`,
    `\nexport const allOperations = {\n${table.join('\n')}\n};\n`,
  ].join('');
}

/** Returns the description of a domain, which is a tag of the document. */
function summaryOf(document: ContractDocument, domain: string): string {
  return document.tags?.find(({ name }) => name === domain)?.description ?? `Operations of the domain \`${domain}\`.`;
}

function emitInterface(document: ContractDocument, domain: string, models: readonly OperationModel[]): string {
  const methods = models.map((model) => {
    const types = camel(domain);
    const [inputType, dataType] = [`${types}.${inputName(model)}`, `${types}.${dataName(model)}`];
    const input = `input${model.inputRequired ? '' : '?'}: ${model.variants ? `InputOf<${inputType}, Given>` : inputType}`;
    const data = model.variants ? `DataFor<${dataType}, ${types}.${variantsName(model)}, Given>` : dataType;
    const given = model.variants ? '<Given extends Fields = Record<never, never>>' : '';
    const note = indent(operationComment(document, model, `mall.${camel(domain)}.${key(model.method)}(`));
    const options = model.idempotency === 'key' ? 'KeyedCallOptions' : 'CallOptions';
    return `  ${note}\n  ${key(model.method)}${given}(${input}, options?: ${options}): CallPromise<${data}>;`;
  });
  return `${comment([summaryOf(document, domain)])}\nexport interface ${pascal(domain)}Operations {\n${methods.join('\n')}\n}\n`;
}
