/**
 * Shows a message at the lower edge of the window until its animation ends or the reader does something. Screen readers get it from the announcer.
 * @param text the message
 */
export function showToast(text: string): void {
  document.querySelector('.values-toast')?.remove();
  const toast = document.createElement('p');
  toast.className = 'values-toast';
  toast.ariaHidden = 'true';
  toast.textContent = text;
  document.body.append(toast);
  const end = () => toast.remove();
  toast.addEventListener('animationend', end, { once: true });
  addEventListener('pointerdown', end, { once: true });
}
