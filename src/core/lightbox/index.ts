export type {
  LightboxControls,
  LightboxHandle,
  LightboxImage,
  LightboxItem,
  LightboxPage,
  LightboxRequest,
  LightboxVideo,
} from './item';
export { openLightbox } from './open-lightbox';
