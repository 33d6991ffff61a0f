import type { Emit } from '../../../../core/element/contract';
import type { CloudStore } from '../cloud/store';
import type { TemplateListings, TemplateStore } from '../listings';
import type { Requests } from '../requests';
import type { events } from '../template-library.events';

/** The parts of the template library that actions use. */
export interface ActionContext {
  readonly store: TemplateStore;
  readonly cloud: CloudStore;
  readonly listings: TemplateListings;
  readonly requests: Requests;
  readonly emit: Emit<typeof events>;
}
