import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { JsonSchema } from '../../../scripts/manifest/json-schema/schema';

/** A JSON Schema validator for printed settings. Formats are notes for editors in this draft, and are not checked. */
export function validatorOf(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false });
  for (const format of ['color', 'uri-reference']) ajv.addFormat(format, true);
  return ajv.compile(schema);
}
