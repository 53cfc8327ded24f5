import { header, literal } from './text.ts';

/** Emits request_formats.py: what request fields with a format must be, for messages of refusals. */
export function emitRequestFormats(formats: ReadonlyMap<string, Readonly<Record<string, string>>>): string {
  const operations = [...formats].map(([api, fields]) => {
    const rows = Object.entries(fields).map(([field, format]) => `        ${literal(field)}: ${literal(format)},\n`);
    return `    ${literal(api)}: {\n${rows.join('')}    },\n`;
  });
  return `${header('Accepted values of request fields with a format, by operation.')}from typing import Dict

REQUEST_FORMATS: Dict[str, Dict[str, str]] = {
${operations.join('')}}
`;
}
