import type { JsonSchema, Scalar } from '../document.ts';
import type { OperationModel } from '../operation-model.ts';
import { variantName } from '../types.ts';
import { variantOf } from '../variants.ts';
import type { PublishedSchemas } from './published.ts';

/** The response to one value of a request field. */
export interface PythonVariant {
  readonly field: string;
  readonly value: Scalar;
  /** Whether a request without the field has this response. */
  readonly isDefault: boolean;
  readonly className: string;
  readonly data: JsonSchema;
}

/** Returns the kinds of responses of an operation; none where its response does not depend on a request field. */
export function variantsOf(operation: OperationModel, published: PublishedSchemas): readonly PythonVariant[] {
  const { field = '', missing, kinds = [] } = operation.variants ?? {};
  return kinds.map((kind, index) => ({
    field,
    value: kind.value,
    isDefault: kind.value === missing,
    className: variantName(operation, kind),
    data: variantOf(published.data(operation), published.components, index),
  }));
}
