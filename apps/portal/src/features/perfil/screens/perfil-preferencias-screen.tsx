import {
  porQueSempre,
  ROTULO_DA_VIA,
  TEXTO_DO_TIPO,
  TIPOS_COM_ESCOLHA,
  type TipoComEscolha,
  type Via,
} from '@credito/domain/mensagem/preferencias';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { Escolha } from '@credito/ui/escolha/escolha';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvioSemCampos } from '../../../wizard/use-envio.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { consultaDasPreferencias, mudarPreferencias, type Preferencias } from '../mensagens.queries.ts';

/** /perfil/preferencias: which kinds of message by which way. */
export function PerfilPreferenciasScreen() {
  const [, navegar] = useLocation();
  const consulta = useQuery(consultaDasPreferencias);
  if (consulta.data) return <Formulario preferencias={consulta.data} />;
  return (
    <Pagina titulo="O que você quer receber" aoVoltar={() => navegar('/perfil')}>
      {consulta.isError ? (
        <Aviso
          tom="erro"
          acao={
            <Botao compacto variante="secundario" onClick={() => void consulta.refetch()}>
              Tentar de novo
            </Botao>
          }
        >
          {consulta.error.message}
        </Aviso>
      ) : (
        <EsqueletoDeLista quantos={4} />
      )}
    </Pagina>
  );
}

type Chave = `${TipoComEscolha}:${Via}`;

function Formulario({ preferencias }: { preferencias: Preferencias }) {
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const somenteLeitura = useUsuario()?.suporte !== null;
  const [canal, setCanal] = useState(preferencias.canalPreferido);
  const [mudadas, setMudadas] = useState<Partial<Record<Chave, boolean>>>({});
  const envio = useEnvioSemCampos();

  async function salvar(): Promise<void> {
    await mudarPreferencias({
      canalPreferido: canal,
      escolhas: preferencias.escolhas.flatMap(({ tipo, via, recebe, obrigatoria }) => {
        const nova = mudadas[`${tipo}:${via}`] ?? recebe;
        return obrigatoria || nova === recebe ? [] : [{ tipo, via, recebe: nova }];
      }),
    });
    mostrarToast({ texto: 'Preferências salvas.', tom: 'sucesso' });
    irDaqui('/perfil', { replace: true });
  }

  return (
    <>
      <PaginaDePergunta
        titulo="O que você quer receber"
        dica="Códigos, segurança e respostas da análise chegam sempre. O resto você escolhe. Entre 20h e 8h só enviamos o que não pode esperar."
        acao={{ texto: 'Salvar', carregando: envio.enviando, desabilitada: somenteLeitura, final: true }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() => void envio.enviar(salvar)}
      >
        <Escolha
          rotulo="Mensagens no celular por"
          name="canal"
          ladoALado
          value={canal}
          aoMudar={setCanal}
          opcoes={[
            { valor: 'sms', titulo: 'SMS' },
            { valor: 'whatsapp', titulo: 'WhatsApp' },
          ]}
        />
        {TIPOS_COM_ESCOLHA.map((tipo) => (
          <GrupoDeCampos key={tipo} rotulo={TEXTO_DO_TIPO[tipo].titulo} dica={TEXTO_DO_TIPO[tipo].explicacao}>
            {preferencias.escolhas
              .filter((escolha) => escolha.tipo === tipo)
              .map(({ via, recebe, obrigatoria }) => (
                <Caixa
                  key={via}
                  rotulo={ROTULO_DA_VIA[via]}
                  descricao={porQueSempre(tipo, via) ?? undefined}
                  disabled={obrigatoria || somenteLeitura}
                  checked={mudadas[`${tipo}:${via}`] ?? recebe}
                  onChange={(evento) => {
                    const { checked } = evento.currentTarget;
                    setMudadas((antes) => ({ ...antes, [`${tipo}:${via}`]: checked }));
                  }}
                />
              ))}
          </GrupoDeCampos>
        ))}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
