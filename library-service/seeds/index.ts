import type { Plan } from '../../src/elements/kits/libraries/wire/account';
import { type Account, makeAccount } from '../accounts/accounts';
import { atOnce, type Database } from '../database';
import type { Service } from '../service';
import { seedKits } from './kits';
import { seedTemplates } from './templates';

/** The password of all seeded accounts; a service that people use is started without seeds. */
export const seedPassword = 'library-demo';

/** How much of the seeds there is. */
export interface SeedSize {
  readonly templates: number;
  readonly folders: number;
  readonly kits: number;
}

export const wholeSeed: SeedSize = { templates: 10_000, folders: 60, kits: 120 };

/**
 * Fills a new database: `ada@library.example` has the plan `pro` and all templates, folders and kits,
 * `tom@library.example` is on trial, `eva@library.example` has no plan.
 */
export async function seed(service: Service, size = wholeSeed): Promise<void> {
  const { database } = service;
  if (database.prepare("SELECT 1 FROM settings WHERE key = 'seeded'").get()) return;
  // A start that was broken off is begun anew.
  for (const table of ['templates', 'folders', 'kits']) database.exec(`DELETE FROM ${table}`);
  const ada = await makeSeedAccounts(database);
  atOnce(database, () => seedTemplates(service, ada, size.templates, size.folders));
  await seedKits(service, ada, size.kits);
  database.exec("INSERT INTO settings (key, value) VALUES ('seeded', '1')");
}

/** The accounts alone. @returns the one with the plan `pro` */
export async function makeSeedAccounts(database: Database): Promise<Account> {
  const make = (email: string, name: string, plan: Plan): Promise<Account> =>
    makeAccount(database, {
      email: `${email}@library.example`,
      name,
      plan,
      password: seedPassword,
    });
  await make('eva', 'Eva Lind', 'none');
  await make('tom', 'Tom Berg', 'trial');
  return make('ada', 'Ada Marsh', 'pro');
}
