/** Swiper's fade effect, in a separate chunk because few carousels use it. */
export { EffectFade } from 'swiper/modules';
