import { expect, expectFits, test } from './journey';

const greeting = 'Hello Adunni Couture, I found you on Seamfolk.';

test('a visitor asks about a garment in one message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tailors/adunni-couture');
  const open = page.getByRole('button', { name: 'Ask about a garment' });
  await open.click();
  const sheet = page.getByRole('dialog', { name: 'Ask about a garment' });
  await expect(sheet.getByText(`${greeting} I would like to ask about a garment.`)).toBeVisible();
  await expectFits(page);

  await sheet.getByRole('button', { name: 'Agbada' }).click();
  await sheet.getByLabel('Needed by').fill('2030-12-19');
  await sheet.getByLabel('Budget').fill('450');
  await sheet.getByRole('button', { name: 'Yes' }).click();
  await sheet.getByLabel('How much cloth').fill('5 yards');
  const message = `${greeting} I would like an agbada by 19 December 2030. I have my own cloth, 5 yards. My budget is about $450. When could I come for measurements?`;
  await expect(sheet.getByRole('group', { name: 'Your message' })).toContainText(message);
  const written = encodeURIComponent(message);
  const whatsapp = sheet.getByRole('link', { name: 'Open WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\d+\\?text=${escaped(written)}$`));
  const sms = sheet.getByRole('link', { name: 'Send SMS' });
  await expect(sms).toHaveAttribute('href', new RegExp(`^sms:\\+\\d+\\?&body=${escaped(written)}$`));
  await expectFits(page);

  await sheet.getByRole('button', { name: 'Change the words' }).click();
  await expect(sheet.getByLabel('Your message')).toBeFocused();
  await sheet.getByLabel('Your message').fill('Ẹ káàsán, Adunni!');
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(sheet.getByLabel('Your message')).toHaveValue('Ẹ káàsán, Adunni!');
  await expect(sms).toHaveAttribute('href', /body=%E1%BA%B8%20k%C3%A1%C3%A0s%C3%A1n%2C%20Adunni!$/);
  await sheet.getByRole('button', { name: 'Use my answers again' }).click();
  await expect(sheet.getByRole('group', { name: 'Your message' })).toContainText(message);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
