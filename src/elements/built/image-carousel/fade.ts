/** Swiper's cross-fade; on its own, since few carousels ask for it. */
export { EffectFade } from 'swiper/modules';
