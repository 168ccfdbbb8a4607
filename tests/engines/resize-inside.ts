export interface Size {
  width: number;
  height: number;
}

/** A window with a frame, as far as WebDriver tells. Sizes are in CSS pixels. */
export interface FramedWindow {
  outer(): Promise<Size>;
  setOuter(size: Size): Promise<void>;
  /** The page's size, which follows the window's after a moment. */
  inner(): Promise<Size>;
}

/** How many milliseconds a page may take to learn its new size; much more than it takes on a busy machine. */
const PATIENCE = 10_000;
const MOST_ATTEMPTS = 2;

/**
 * Resizes a window until the page in it has a size. A frame is only known from sizes that were read at rest, so a page that is late is waited for
 * before the window is resized again.
 * @throws if the page never gets the size, for example because the window can't be so small
 */
export async function resizeInside(window: FramedWindow, wanted: Size): Promise<void> {
  const isReached = ({ width, height }: Size) => width === wanted.width && height === wanted.height;
  let inner = await window.inner();
  for (let attempt = 0; !isReached(inner); attempt++) {
    if (attempt === MOST_ATTEMPTS) {
      throw new Error(`A page is ${inner.width} × ${inner.height} px instead of ${wanted.width} × ${wanted.height}.`);
    }
    const outer = await window.outer();
    await window.setOuter({
      width: outer.width + wanted.width - inner.width,
      height: outer.height + wanted.height - inner.height,
    });
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      inner = await window.inner();
      if (isReached(inner)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
