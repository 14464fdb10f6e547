/** Which proofs, for which amount (spec 2 section 2.5: "… para compor os R$ {amount}?"), each with its help. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { CODIGOS_DE_RENDA, type CodigoDeRenda, TIPOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { PaginaDoPasso } from '../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../wizard/use-formulario-do-passo.ts';
import { AjudaDoTipoDeRenda } from './ajuda-do-tipo-de-renda.tsx';
import estilos from './participante.module.css';

const CAMPO = 'tiposDeRenda';

export function PassoDeTiposDeRenda(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { rendaCentavos } = tela.contexto.respostas;
  const [ajuda, setAjuda] = useState<CodigoDeRenda | null>(null);
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const titulo =
    typeof rendaCentavos === 'number'
      ? tela.passo.titulo.replace(/\?$/, ` para compor os ${formatarReais(rendaCentavos)}?`)
      : tela.passo.titulo;
  return (
    <>
      <PaginaDoPasso tela={{ ...tela, passo: { ...tela.passo, titulo } }} formulario={formulario}>
        <GrupoDeCampos
          rotulo={tela.passo.campos[0]?.rotulo ?? titulo}
          erro={form.formState.errors[CAMPO]?.message as string | undefined}
        >
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
      </PaginaDoPasso>
      {ajuda && <AjudaDoTipoDeRenda codigo={ajuda} aoFechar={() => setAjuda(null)} />}
    </>
  );
}
