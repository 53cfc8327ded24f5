/** The contract's own lint rules, which Redocly cannot express. Each rule is a pure function that returns its findings. */
import { catalogueIsConsistent } from './catalogue-rules.ts';
import type { Finding, JsonObject } from './json.ts';
import {
  extensionsAreDeclared,
  failuresFromCatalogue,
  keysDeclareTooBusy,
  knownStatuses,
  okExamples,
  operationIds,
  sessionStatus,
} from './operation-rules.ts';
import {
  aliasesAreFree,
  alternativesAreFields,
  clampsHaveMaximum,
  jsonFieldsAreEncoded,
  noRequestDefaults,
  recordFieldsDeclareKind,
  requestArraysAreBounded,
  requestNumbersAreBounded,
  requestStringsAreBounded,
} from './request-rules.ts';
import { arraysHaveItems, noBooleanSchemas, noDialect, noNot, numberEnumsStateType, requiredBesideProperty } from './schema-rules.ts';
import { discriminatorsFitRequest, examplesFitRequest } from './variant-rules.ts';

/** A rule over the bundled contract. */
export type Rule = (document: JsonObject) => Finding[];

/** Every rule whose only input is the bundled contract. */
export const documentRules: readonly Rule[] = [
  noDialect,
  noBooleanSchemas,
  requiredBesideProperty,
  arraysHaveItems,
  noNot,
  numberEnumsStateType,
  noRequestDefaults,
  requestStringsAreBounded,
  requestNumbersAreBounded,
  requestArraysAreBounded,
  jsonFieldsAreEncoded,
  recordFieldsDeclareKind,
  aliasesAreFree,
  alternativesAreFields,
  clampsHaveMaximum,
  operationIds,
  extensionsAreDeclared,
  knownStatuses,
  sessionStatus,
  keysDeclareTooBusy,
  okExamples,
  failuresFromCatalogue,
  catalogueIsConsistent,
  discriminatorsFitRequest,
  examplesFitRequest,
];
