import { LibraryRefusal } from '../server/library-refusal';
import type { thumbnailRoutes } from '../src/api/routes/thumbnails';
import type { ServiceHandlers } from './call';
import type { Service } from './service';
import { thumbnailOf } from './thumbnails';

/** The handler of the thumbnails of an account's templates and kits. */
export function thumbnailHandlers(service: Service): ServiceHandlers<keyof typeof thumbnailRoutes> {
  return {
    async readThumbnail({ context, params }) {
      const thumbnail = await thumbnailOf(service, context.var.account.id, params.name);
      if (!thumbnail) throw new LibraryRefusal('library-not-found');
      context.header('Content-Type', thumbnail.type);
      context.header('X-Content-Type-Options', 'nosniff');
      return context.body(thumbnail.data);
    },
  };
}
