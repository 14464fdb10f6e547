/** The income types to tick, each with what has to be sent for it; in the wizard and in a correction. */
import { CODIGOS_DE_RENDA, type CodigoDeRenda, TIPOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ValoresDoFormulario } from '../wizard/valores.ts';
import { AjudaDoTipoDeRenda } from './ajuda-do-tipo-de-renda.tsx';
import estilos from './participante.module.css';

const CAMPO = 'tiposDeRenda';

export function TiposDeRendaComAjuda({
  rotulo,
  form,
}: {
  rotulo: string;
  form: UseFormReturn<ValoresDoFormulario>;
}) {
  const [ajuda, setAjuda] = useState<CodigoDeRenda | null>(null);
  return (
    <>
      <GrupoDeCampos rotulo={rotulo} erro={form.formState.errors[CAMPO]?.message as string | undefined}>
        {CODIGOS_DE_RENDA.map((codigo) => (
          <div key={codigo} className={estilos.tipoDeRenda}>
            <Caixa
              cartao
              rotulo={TIPOS_DE_RENDA[codigo].rotulo}
              descricao={TIPOS_DE_RENDA[codigo].ajuda}
              value={codigo}
              {...form.register(CAMPO)}
            />
            <Botao
              compacto
              variante="discreto"
              icone={<CircleHelp aria-hidden="true" />}
              aria-label={`O que enviar: ${TIPOS_DE_RENDA[codigo].rotulo}`}
              onClick={() => setAjuda(codigo)}
            >
              O que enviar
            </Botao>
          </div>
        ))}
      </GrupoDeCampos>
      {ajuda && <AjudaDoTipoDeRenda codigo={ajuda} aoFechar={() => setAjuda(null)} />}
    </>
  );
}
