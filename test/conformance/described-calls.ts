import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'chai';
import type { Caller } from './caller';

interface Content {
  readonly 'application/json'?: { readonly schema: { readonly $ref: string } };
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** A documented call, the path with its parameters filled in, and the body. */
export type Recipe = readonly [call: string, path: string, body?: unknown];

/** Calls whose responses are compared with an OpenAPI description. */
export class DescribedCalls {
  readonly #api: OpenApi;
  readonly #ajv: Ajv2020;
  readonly #answered = new Set<string>();

  /** @param file such as `docs/library-openapi.json` */
  constructor(file: string) {
    this.#api = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
    this.#ajv = new Ajv2020({ strict: false }).addSchema(this.#api, 'api');
  }

  /** Sends a call, and validates its response. */
  async held(caller: Caller, [call, path, body]: Recipe): Promise<Record<string, unknown>> {
    const [method = '', documented = ''] = call.split(' ');
    const { status, body: answer } = await caller.call(`${method} ${path}`, body);
    const operation = this.#api.paths[documented]?.[method.toLowerCase()];
    const { content } = operation?.responses[status] ?? {};
    const text = `${call} is answered with ${status}: ${JSON.stringify(answer)}`;
    expect(content, text).to.be.an('object');
    const { $ref } = content?.['application/json']?.schema ?? {};
    if ($ref) {
      const validate = this.#ajv.getSchema(`api${$ref}`);
      const isValid = validate?.(answer);
      expect(isValid, `${call}: ${this.#ajv.errorsText(validate?.errors)}`).to.equal(true);
    }
    if (status < 300) this.#answered.add(call);
    return answer;
  }

  /** The documented calls that had no successful response. */
  get missed(): readonly string[] {
    const documented = Object.entries(this.#api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    return documented.filter((call) => !this.#answered.has(call));
  }
}
