import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Author, aPage } from './author';

/** A site with somebody who edits its first page. */
export interface Desk {
  readonly site: TestSite;
  readonly ada: Author;
  readonly page: { readonly id: string; readonly path: string };
  /** The id of the page. */
  readonly id: string;
  /** Starts the server again with its data. */
  restart(): Promise<Desk>;
}

/** Starts a site before each test of a `describe`, and closes it afterwards. Call the result within a test. */
export function authorForTests(): () => Desk {
  let desk: Desk;
  const start = async (options: { readonly dataDir?: string } = {}): Promise<Desk> => {
    const site = await startSite({ adminPassword, ...options });
    const [ada, page] = [await Author.at(site), aPage(site)];
    const restart = async () => {
      await site.stop();
      return start({ dataDir: site.dataDir });
    };
    desk = { site, ada, page, id: page.id, restart };
    return desk;
  };
  beforeEach(() => start());
  afterEach(() => desk.site.close());
  return () => desk;
}
