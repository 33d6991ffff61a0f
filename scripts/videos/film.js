/** Records a scene; runs in the browser, which has the encoder. */
import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from '/mediabunny.mjs';
import { scenes } from '/scenes.js';

const frameRate = 24;
const seconds = 5;
// Keeps each video below 120 kB.
const bitrate = 130_000;

/** Records a scene as WebM with its duration and a seek index; returns it in base64. */
export async function film(name, { width, height }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: 2.5 });
  output.addVideoTrack(source, { frameRate });
  await output.start();
  const frames = frameRate * seconds;
  for (let frame = 0; frame < frames; frame += 1) {
    scenes[name](context, frame / frames, { width, height });
    await source.add(frame / frameRate, 1 / frameRate);
  }
  await output.finalize();
  return base64(new Uint8Array(output.target.buffer));
}

function base64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
