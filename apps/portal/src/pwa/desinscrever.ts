/** The browser forgets its subscription: whatever is sent to it from now on goes nowhere. */
export async function desinscreverAparelho(): Promise<void> {
  const registros = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(
    registros.map(async ({ pushManager }) => (await pushManager?.getSubscription())?.unsubscribe()),
  );
}
