/** An empty PostgreSQL, or the reason why there is none. */
export type TemporaryPostgres =
  | { readonly url: string; stop(): void; readonly missing?: undefined }
  | { readonly missing: string; readonly url?: undefined; readonly stop?: undefined };

export function startPostgres(): TemporaryPostgres;
