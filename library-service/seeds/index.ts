import { StartupError } from '../../server/startup-error';
import type { Plan } from '../../src/api/libraries/account';
import { type Account, accountBy, makeAccount } from '../accounts/accounts';
import type { Service } from '../service';
import type { Storage } from '../storage/storage';
import { seedKits } from './kits';
import { seedStarters } from './starters';
import { seedTemplates } from './templates';

/** The password of all seeded accounts. It is public. */
export const seedPassword = 'library-demo';

/** The numbers of seeded items. */
export interface SeedSize {
  readonly templates: number;
  readonly folders: number;
  readonly kits: number;
}

export const wholeSeed: SeedSize = { templates: 10_000, folders: 60, kits: 120 };

/**
 * Fills a new database: `ada@library.example` has the plan `pro`, all templates, folders and kits, and the starter pages;
 * `tom@library.example` is on trial, `eva@library.example` has no plan.
 */
export async function seed(service: Service, size = wholeSeed): Promise<void> {
  const { database } = service;
  const seeded = database.selectFrom('settings').select('value').where('key', '=', 'seeded');
  if (await seeded.executeTakeFirst()) return;
  // Removes the rows of an interrupted first start.
  for (const table of ['templates', 'folders', 'kits'] as const) {
    await database.deleteFrom(table).execute();
  }
  const ada = await makeSeedAccounts(service);
  await seedTemplates(service, ada, size.templates, size.folders);
  await seedStarters(service, ada);
  await seedKits(service, ada, size.kits);
  await database.insertInto('settings').values({ key: 'seeded', value: '1' }).execute();
}

/**
 * Checks that nobody can log in with the public password.
 *
 * @throws StartupError a seeded account still has it
 */
export async function assertNoSeeds(service: Service): Promise<void> {
  const known = await Promise.all(
    seedNames.map((name) => accountBy(service, seedEmail(name), seedPassword)),
  );
  if (known.every((account) => account === undefined)) return;
  throw new StartupError(
    'The library has demo accounts, whose password is public, so it is not opened to other computers. Set LIBRARY_DATA_DIR to another folder, or LIBRARY_SEED to 1.',
  );
}

const seedNames = ['ada', 'tom', 'eva'] as const;

const seedEmail = (name: (typeof seedNames)[number]): string => `${name}@library.example`;

/** Creates the accounts without items. @returns the account with the plan `pro` */
export async function makeSeedAccounts(storage: Storage): Promise<Account> {
  const make = (email: (typeof seedNames)[number], name: string, plan: Plan): Promise<Account> =>
    makeAccount(storage, { email: seedEmail(email), name, plan, password: seedPassword });
  await make('eva', 'Eva Lind', 'none');
  await make('tom', 'Tom Berg', 'trial');
  return make('ada', 'Ada Marsh', 'pro');
}
