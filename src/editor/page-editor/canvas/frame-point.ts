/** Returns the place of a pointer event of a frame in the window around it. The frame may be scaled. */
export function framePoint(
  { clientX, clientY }: MouseEvent,
  view: Window,
): { readonly x: number; readonly y: number } {
  const box = view.frameElement?.getBoundingClientRect();
  if (!box) return { x: clientX, y: clientY };
  const scale = box.width / view.innerWidth || 1;
  return { x: box.left + clientX * scale, y: box.top + clientY * scale };
}
