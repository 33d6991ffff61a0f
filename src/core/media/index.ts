export { type EmbedOptions, embedAddress } from './embed-address';
export { playVideo } from './play-video';
export { loadPlayerScript } from './player-script';
export type { PlayOptions, PlayVideo, VideoAddress } from './video';
export { videoAddress } from './video-address';
